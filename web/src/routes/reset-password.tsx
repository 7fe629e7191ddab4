export const meta = () => [{ title: "Reset | Quadwork" }];

export default function Page() {
  return <h1>Reset</h1>;
}
