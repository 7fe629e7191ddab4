export const meta = () => [{ title: "Projects | Quadwork" }];

export default function Page() {
  return <h1>Projects</h1>;
}
