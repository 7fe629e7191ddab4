import { SimpleGrid } from "@chakra-ui/react";
import { userTypeLabels } from "@quadwork/server/contract";
import { useField } from "formik";
import { GraduationCap, Rocket, UsersRound } from "lucide-react";
import { RadioCard, RadioCards } from "~/components/RadioCards";
import type { UserType } from "~/graphql/types.generated";

const roles = [
  { value: "STUDENT", icon: GraduationCap, hint: "I have a club's code" },
  { value: "CLUB_HEAD", icon: UsersRound, hint: "I lead a club" },
  { value: "STARTUP", icon: Rocket, hint: "I bring projects" },
] as const satisfies readonly { value: UserType; icon: unknown; hint: string }[];

/** Who is registering. */
export function RoleField() {
  const [field, , { setValue }] = useField<UserType>("userType");
  return (
    <RadioCards
      label="I am registering as"
      name={field.name}
      value={field.value}
      onChange={(value) => void setValue(value as UserType)}
    >
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
        {roles.map(({ value, icon: Icon, hint }) => (
          <RadioCard
            key={value}
            value={value}
            title={userTypeLabels[value]}
            hint={hint}
            icon={<Icon size={22} aria-hidden />}
          />
        ))}
      </SimpleGrid>
    </RadioCards>
  );
}
