/** A person gives a program access to the API on the profile page, and takes it back. */
import { expect, expectAccessible, test } from "../support/e2e.ts";
import { signUp } from "../support/people.ts";
import { expectToast, signedIn } from "./screens.ts";

test("a token is created, used by a program, and revoked", async ({ browser, server }) => {
  const person = await signUp.startup(server);
  const { page } = await signedIn(browser, server, person);
  await page.goto("/dashboard/profile");
  const card = page.getByRole("region", { name: "API access" });
  await expect(card.getByText("You have no access tokens.")).toBeVisible();

  await card.getByRole("button", { name: "Create Token" }).click();
  const form = page.getByRole("dialog", { name: "Create Access Token" });
  await form.getByRole("button", { name: "Create Token" }).click();
  await expect(form.getByText("Name is required.")).toBeVisible();
  await expect(form.getByText("Choose at least one scope.")).toBeVisible();
  await form.getByLabel("Name").fill("Nightly export");
  await form.getByLabel("Expiration").selectOption("90 days");
  await form.getByText("Create and change projects").click();
  await expect(form.getByLabel("See projects and templates")).toBeDisabled();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Create Token" }).click();

  const shown = page.getByRole("alertdialog", { name: "Your New Access Token" });
  const token = (await shown.getByLabel("Access token").textContent()) ?? "";
  await expect(shown.locator(":focus")).toBeVisible();
  await expectAccessible(page);
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(card.getByText("Projects (read and write)")).toBeVisible();
  await expect(card.getByText(`Ends in ${token.slice(-4)}`)).toBeVisible();
  await expectAccessible(page);

  const projects = () => server.graphql(`{ projects { totalCount } }`, {}, { token });
  expect((await projects()).body.data).toEqual({ projects: { totalCount: 0 } });

  await card.getByRole("button", { name: "Revoke Nightly export" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke Token" }).click();
  await expectToast(page, "Token Revoked");
  await expect(card.getByText("You have no access tokens.")).toBeVisible();
  expect((await projects()).body.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});
