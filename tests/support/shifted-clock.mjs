/** Loaded with `node --import` before a server: shifts its clock from the database's by CLOCK_SHIFT_SECONDS. */
const shift = Number(process.env.CLOCK_SHIFT_SECONDS) * 1000;
const now = Date.now;

Date.now = () => now() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [now() + shift], newTarget),
});
