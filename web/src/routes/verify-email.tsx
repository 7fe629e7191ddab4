export const meta = () => [{ title: "Verify | Quadwork" }];

export default function Page() {
  return <h1>Verify</h1>;
}
