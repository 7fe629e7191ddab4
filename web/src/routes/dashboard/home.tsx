export const meta = () => [{ title: "Dashboard | Quadwork" }];

export default function Page() {
  return <h1>Dashboard</h1>;
}
