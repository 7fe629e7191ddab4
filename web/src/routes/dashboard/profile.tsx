export const meta = () => [{ title: "My Profile | Quadwork" }];

export default function Page() {
  return <h1>My Profile</h1>;
}
