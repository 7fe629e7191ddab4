/** A startup has its program told about events on the profile page, sees what was sent, and sends it again. */
import { expect, expectAccessible, test } from "../support/e2e.ts";
import { signUp } from "../support/people.ts";
import { startReceiver } from "../support/receiver.ts";
import { documentedVerification } from "../support/webhooks.ts";
import { expectToast, signedIn } from "./screens.ts";

test("a webhook is created, tried out, mended, changed and deleted", async ({ browser, server }) => {
  const receiver = await startReceiver();
  const person = await signUp.startup(server);
  const { page } = await signedIn(browser, server, person);
  await page.goto("/dashboard/profile");
  const card = page.getByRole("region", { name: "Webhooks" });
  await card.getByRole("button", { name: "Show Webhooks" }).click();
  await expect(card.getByText("You have no webhooks.")).toBeVisible();

  await card.getByRole("button", { name: "Create Webhook" }).click();
  const form = page.getByRole("dialog", { name: "Create Webhook" });
  await form.getByRole("button", { name: "Create Webhook" }).click();
  await expect(form.getByText("URL is required.")).toBeVisible();
  await expect(form.getByText("Choose at least one event.")).toBeVisible();
  await form.getByLabel("URL").fill("https://user:secret@partner.example/");
  await form.getByLabel("Description").fill("Nightly import");
  await expect(form.getByText("without a password")).toBeVisible();
  await form.getByLabel("URL").fill(`${receiver.url}/hook`);
  await form.getByLabel("A deliverable was added").check({ force: true });
  await expectAccessible(page);
  await form.getByRole("button", { name: "Create Webhook" }).click();

  const shown = page.getByRole("alertdialog", { name: "Your Webhook's Secret" });
  const secret = (await shown.getByLabel("Secret").textContent()) ?? "";
  await expect(shown.locator(":focus")).toBeVisible();
  await expectAccessible(page);
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(card.getByText("Nightly import")).toBeVisible();
  await expect(card.getByText("Enabled")).toBeVisible();

  receiver.reply("/hook", 500);
  await card.getByRole("button", { name: "Send Test" }).click();
  await expectToast(page, "Test Sent");
  await expect(async () => expect(receiver.at("/hook")).toHaveLength(1)).toPass();
  const { headers, body } = receiver.at("/hook")[0]!;
  expect(documentedVerification()(secret, headers, body)).toBe(true);

  receiver.reply("/hook", 204);
  await card.getByRole("button", { name: "Deliveries" }).click();
  const log = page.getByRole("dialog", { name: "Deliveries" });
  await expect(async () => {
    await log.getByRole("button", { name: "Refresh" }).click();
    await expect(log.getByText("Answered with 500")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await log.getByText("Payload").click();
  await expect(log.getByText('"type": "ping"')).toBeVisible();
  await expectAccessible(page);
  await log.getByRole("button", { name: "Send Again" }).click();
  await expectToast(page, "Sent Again");
  await expect(async () => {
    await log.getByRole("button", { name: "Refresh" }).click();
    await expect(log.getByText("Delivered", { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await log.getByRole("button", { name: "Done" }).click();

  await card.getByRole("button", { name: "Edit" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Webhook" });
  await edit.getByLabel("Send events to this webhook").uncheck({ force: true });
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Webhook Updated");
  await expect(card.getByText("You disabled this webhook, so it receives nothing.")).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("button", { name: "Enable" }).click();
  await expectToast(page, "Webhook Enabled");

  await card.getByRole("button", { name: "New Secret" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Create New Secret" }).click();
  const renewed = page.getByRole("alertdialog", { name: "Your Webhook's New Secret" });
  await expect(renewed.getByLabel("Secret")).toContainText("whsec_");
  expect(await renewed.getByLabel("Secret").textContent()).not.toBe(secret);
  await renewed.getByRole("button", { name: "Done" }).click();
  await expect(card.getByText(/also signed with the old secret/)).toBeVisible();

  await card.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Webhook" }).click();
  await expectToast(page, "Webhook Deleted");
  await expect(card.getByText("You have no webhooks.")).toBeVisible();
  await receiver.stop();
});
