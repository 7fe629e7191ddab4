import { useEffect } from "react";
import { Center, Text } from "@chakra-ui/react";
import { useNavigate } from "react-router";
import { useAuth } from "~/graphql/session";
import { unlistedMeta } from "~/features/site/page-meta";

export const meta = () => unlistedMeta("Logging out", "Ends your Quadwork session in this browser.");

export default function LogOutPage() {
  const { signOut } = useAuth();
  const navigate = useNavigate();

  useEffect(() => {
    // The session is gone here even if the server did not answer.
    const home = () => void navigate("/", { replace: true });
    signOut().then(home, home);
  }, [signOut, navigate]);

  return (
    <Center minHeight="100dvh">
      <Text role="status" color="fg.muted">
        Logging you out...
      </Text>
    </Center>
  );
}
