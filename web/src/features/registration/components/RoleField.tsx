import { SimpleGrid } from "@chakra-ui/react";
import { userTypeLabels } from "@quadwork/server/contract";
import { useField } from "formik";
import { GraduationCap, Rocket, UsersRound, type LucideIcon } from "lucide-react";
import { RadioCard, RadioCards } from "~/components/RadioCards";
import type { UserType } from "~/graphql/types.generated";

const roles: Record<UserType, { icon: LucideIcon; hint: string }> = {
  STUDENT: { icon: GraduationCap, hint: "I have a club's code" },
  CLUB_HEAD: { icon: UsersRound, hint: "I lead a club" },
  STARTUP: { icon: Rocket, hint: "I bring projects" },
};

/** The role to register as. */
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
        {(Object.keys(roles) as UserType[]).map((value) => {
          const { icon: Icon, hint } = roles[value];
          return (
            <RadioCard
              key={value}
              value={value}
              title={userTypeLabels[value]}
              hint={hint}
              icon={<Icon size={22} aria-hidden />}
            />
          );
        })}
      </SimpleGrid>
    </RadioCards>
  );
}
