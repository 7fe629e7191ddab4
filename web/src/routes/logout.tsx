export const meta = () => [{ title: "Logout | Quadwork" }];

export default function Page() {
  return <h1>Logout</h1>;
}
