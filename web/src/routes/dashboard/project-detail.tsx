export const meta = () => [{ title: "Project | Quadwork" }];

export default function Page() {
  return <h1>Project</h1>;
}
