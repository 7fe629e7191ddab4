export const handle = { static: true };
export const meta = () => [{ title: "Quadwork" }];

export default function Page() {
  return <h1>Quadwork</h1>;
}
