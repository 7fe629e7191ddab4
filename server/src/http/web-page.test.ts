import Fastify from "fastify";
import { WebPage } from "./web-page.js";

/** A page as it is sent in a year. */
async function pageIn(page: WebPage) {
  const app = Fastify();
  app.get("/", (request, reply) => page.send(request, reply, 200));
  const { body, headers } = await app.inject({ url: "/" });
  return { body, etag: headers.etag };
}

it("says the current year where the build marked it, also after the year has turned", async () => {
  let year = "2031";
  const template = `<p>© <span data-current-year="true">2026</span> Quadwork, since 2026</p><script>const year = 2026;</script>`;
  const page = new WebPage(
    template,
    () => "https://quadwork.example",
    () => year,
  );
  const before = await pageIn(page);
  expect(before.body).toBe(template.replace("2026</span>", "2031</span>"));
  expect(await pageIn(page)).toEqual(before);
  year = "2032";
  const after = await pageIn(page);
  expect(after.body).toBe(template.replace("2026</span>", "2032</span>"));
  expect(after.etag).not.toBe(before.etag);
});
