import { RadioCard, SimpleGrid } from "@chakra-ui/react";
import { userTypeLabels } from "@quadwork/server/contract";
import { useField } from "formik";
import { GraduationCap, Rocket, UsersRound } from "lucide-react";
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
    <RadioCard.Root
      name={field.name}
      value={field.value}
      onValueChange={({ value }) => void setValue((value as UserType | null) ?? field.value)}
      colorPalette="accent"
    >
      <RadioCard.Label fontWeight="medium">I am registering as</RadioCard.Label>
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
        {roles.map(({ value, icon: Icon, hint }) => (
          <RadioCard.Item key={value} value={value}>
            <RadioCard.ItemHiddenInput />
            <RadioCard.ItemControl>
              <RadioCard.ItemContent>
                <Icon size={22} aria-hidden />
                <RadioCard.ItemText mt="1">{userTypeLabels[value]}</RadioCard.ItemText>
                <RadioCard.ItemDescription>{hint}</RadioCard.ItemDescription>
              </RadioCard.ItemContent>
              <RadioCard.ItemIndicator />
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </SimpleGrid>
    </RadioCard.Root>
  );
}
