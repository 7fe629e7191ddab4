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
    { name: "", email: "" },
  );
  const before = await pageIn(page);
  expect(before.body).toBe(template.replace("2026</span>", "2031</span>"));
  expect(await pageIn(page)).toEqual(before);
  year = "2032";
  const after = await pageIn(page);
  expect(after.body).toBe(template.replace("2026</span>", "2032</span>"));
  expect(after.etag).not.toBe(before.etag);
});

it("names the configured grievance contact where the build marked it and on the root", async () => {
  const template =
    `<html lang="en"><p><span class="a" data-grievance-name="true">We</span>, ` +
    `<a data-grievance-email="true" href="mailto:hello@quadwork.example">hello@quadwork.example</a>` +
    ` <a href="mailto:hello@quadwork.example">hello@quadwork.example</a></p></html>`;
  const sent = async (name: string, email: string) =>
    (
      await pageIn(
        new WebPage(
          template,
          () => "https://quadwork.example",
          () => "2031",
          { name, email },
        ),
      )
    ).body;
  expect(await sent("", "")).toBe(template);
  expect(await sent('A "$&" <Office>', "care@quadwork.example")).toBe(
    `<html data-grievance-name="A &quot;$&amp;&quot; &lt;Office&gt;" data-grievance-email="care@quadwork.example" lang="en">` +
      `<p><span class="a" data-grievance-name="true">A &quot;$&amp;&quot; &lt;Office&gt;</span>, ` +
      `<a data-grievance-email="true" href="mailto:care@quadwork.example">care@quadwork.example</a>` +
      ` <a href="mailto:hello@quadwork.example">hello@quadwork.example</a></p></html>`,
  );
});
