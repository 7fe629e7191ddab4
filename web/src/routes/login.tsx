export const meta = () => [{ title: "Log in | Quadwork" }];

export default function Page() {
  return <h1>Log in</h1>;
}
