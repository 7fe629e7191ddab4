export const meta = () => [{ title: "Coming Soon | Quadwork" }];

export default function Page() {
  return <h1>Coming Soon</h1>;
}
