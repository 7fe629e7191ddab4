import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderDashboardScreen } from "../../../../test-support/dashboard-screen";
import { SecretCodeCard } from "./SecretCodeCard";

const club = { id: "c1", clubName: "Web Guild", secretCode: "AB12CD" };

const show = (changes: Partial<typeof club> | { secretCode: null } = {}) => {
  const user = userEvent.setup();
  renderDashboardScreen(() => <SecretCodeCard club={{ ...club, ...changes }} />, { userType: "CLUB_HEAD" });
  return user;
};

afterEach(() => Reflect.deleteProperty(navigator, "share"));

test("copying shows on the button and in a toast", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByRole("button", { name: "Copied!" })).toBeVisible();
  expect(await screen.findByText("Club code copied to clipboard")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe("AB12CD");
});

test("a copy that the browser refuses does not show as copied", async () => {
  const user = show();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("denied"));
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText(/select the code and copy it/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Copy" })).toBeVisible();
});

test("sharing uses the share sheet if available", async () => {
  const user = show();
  const share = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  await user.click(screen.getByRole("button", { name: "Share Code" }));
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ url: "http://localhost/register?type=student&code=AB12CD" }),
  );
});

test("sharing copies the registration link without a share sheet", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Share Code" }));
  expect(await navigator.clipboard.readText()).toBe("http://localhost/register?type=student&code=AB12CD");
});

test("the card is hidden from viewers who may not see the code", () => {
  show({ secretCode: null });
  expect(screen.queryByRole("button", { name: "Copy" })).not.toBeInTheDocument();
});
