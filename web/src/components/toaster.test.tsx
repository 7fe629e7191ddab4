import { useState } from "react";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useNavigate } from "react-router";
import { renderPage } from "./test-page";
import { EndErrors, toast } from "./toaster";
import { useErrorToast } from "./useErrorToast";

const couldNotRefresh = { title: "Not refreshed" };

/** A page whose query failed, with or without earlier data on screen. */
function Page() {
  const navigate = useNavigate();
  const [query, setQuery] = useState<{ data?: object; error?: object }>({ error: {} });
  useErrorToast(query, couldNotRefresh);
  return (
    <>
      <EndErrors />
      <form onSubmit={(event) => event.preventDefault()}>
        <button>Send</button>
      </form>
      <button onClick={() => setQuery({ data: {}, error: {} })}>Refresh</button>
      <button onClick={() => setQuery({ data: {} })}>Refresh well</button>
      <button onClick={() => void navigate("/elsewhere")}>Leave</button>
    </>
  );
}

const open = () => {
  renderPage(<Page />);
  return userEvent.setup();
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole("button", { name }));
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());

test("a new toast replaces the previous one", async () => {
  open();
  act(() => void toast.error("First"));
  expect(await screen.findByText("First")).toBeVisible();
  act(() => void toast.success("Second"));
  expect(await screen.findByText("Second")).toBeVisible();
  await gone("First");
});

test("an error disappears when the form is submitted again; a success stays", async () => {
  const user = open();
  act(() => void toast.error("Refused"));
  await screen.findByText("Refused");
  await press(user, "Send");
  await gone("Refused");
  act(() => void toast.success("Saved"));
  await screen.findByText("Saved");
  await press(user, "Send");
  expect(screen.getByText("Saved")).toBeVisible();
});

test("an error disappears with its page, unless it explains a redirect", async () => {
  const user = open();
  act(() => void toast.error("Of this page"));
  await screen.findByText("Of this page");
  await press(user, "Leave");
  await gone("Of this page");
  act(() => void toast.errorOnLeaving({ title: "Log in first" }));
  await screen.findByText("Log in first");
  await press(user, "Leave");
  expect(screen.getByText("Log in first")).toBeVisible();
});

test("a failed query raises a toast only where data is on screen, and removes it when it succeeds", async () => {
  const user = open();
  expect(screen.queryByText("Not refreshed")).not.toBeInTheDocument();
  await press(user, "Refresh");
  expect(await screen.findByText("Not refreshed")).toBeVisible();
  await press(user, "Refresh well");
  await gone("Not refreshed");
});
