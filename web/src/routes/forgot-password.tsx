export const meta = () => [{ title: "Forgot password | Quadwork" }];

export default function Page() {
  return <h1>Forgot password</h1>;
}
