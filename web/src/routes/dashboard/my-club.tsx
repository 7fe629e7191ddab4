export const meta = () => [{ title: "My Club | Quadwork" }];

export default function Page() {
  return <h1>My Club</h1>;
}
