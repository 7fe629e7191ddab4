/* Kinds of environment variables. Each throws an EnvError that says what is valid. */
import { Resolver } from "node:dns";
import { EnvError, makeValidator } from "envalid";

/** A whole number, 0 or more. */
export const count = makeValidator<number>((input) => {
  const value = Number(input);
  if (!Number.isInteger(value) || value < 0) throw new EnvError(`must be a whole number of at least 0, not "${input}"`);
  return value;
});

/** A whole number, 1 or more. */
export const atLeastOne = makeValidator<number>((input) => {
  const value = Number(input);
  if (!Number.isInteger(value) || value < 1) throw new EnvError(`must be a whole number of at least 1, not "${input}"`);
  return value;
});

/** A port; 0 takes any free one. */
export const port = makeValidator<number>((input) => {
  const value = Number(input);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new EnvError(`must be a port from 0 to 65535, not "${input}"`);
  return value;
});

/** An http or https address without a trailing slash. */
export const origin = makeValidator<string>((input) => {
  const parsed = URL.canParse(input) ? new URL(input) : null;
  if (!parsed || !["http:", "https:"].includes(parsed.protocol))
    throw new EnvError(`must be an address such as https://quadwork.example, not "${input}"`);
  return parsed.href.replace(/\/$/, "");
});

/** Origins, separated by commas. */
export const origins = makeValidator<string[]>((input) =>
  input
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean)
    .map((item) => {
      if (!URL.canParse(item)) throw new EnvError(`must be origins separated by commas, not "${item}"`);
      return new URL(item).origin;
    }),
);

/** An IANA time zone. */
export const timeZone = makeValidator<string>((input) => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: input });
    return input;
  } catch {
    throw new EnvError(`must be an IANA time zone such as Asia/Kolkata, not "${input}"`);
  }
});

/** Empty, or a text of at least 32 characters. */
export const secret = makeValidator<string>((input) => {
  if (input !== "" && input.length < 32) throw new EnvError("must have at least 32 characters");
  return input;
});

/** Secrets of at least 32 characters each, separated by commas. */
export const secrets = makeValidator<string[]>((input) => {
  const items = input
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
  if (items.some((item) => item.length < 32))
    throw new EnvError("must be secrets of at least 32 characters each, separated by commas");
  return items;
});

/** Empty, or an email address. */
export const optionalEmail = makeValidator<string>((input) => {
  if (input !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(input))
    throw new EnvError(`must be an email address, not "${input}"`);
  return input;
});

/** Addresses of name servers, separated by commas: `192.0.2.53` or `192.0.2.53:5353`, `[2001:db8::53]:5353`. */
export const nameServers = makeValidator<string[]>((input) => {
  const servers = input
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
  try {
    if (servers.length > 0) new Resolver().setServers(servers);
    return servers;
  } catch {
    throw new EnvError(`must be network addresses separated by commas, not "${input}"`);
  }
});
