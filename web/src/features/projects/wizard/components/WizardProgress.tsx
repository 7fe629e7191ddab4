import { HStack, Text } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { wizardSteps, type WizardStep } from "../draft";

export const stepTitles: Record<WizardStep, string> = {
  template: "Choose a Template",
  details: "Project Details",
  deliverables: "Project Deliverables",
};

/** The three steps: current, done and to come. */
export function WizardProgress({ step }: { step: WizardStep }) {
  const current = wizardSteps.indexOf(step);
  return (
    <HStack as="ol" aria-label="Steps" listStyleType="none" gap={{ base: "3", md: "6" }} mb="8" wrap="wrap">
      {wizardSteps.map((name, index) => (
        <HStack
          as="li"
          key={name}
          gap="2"
          aria-current={index === current ? "step" : undefined}
          color={index === current ? "fg" : "fg.muted"}
        >
          <Text
            as="span"
            aria-hidden
            display="grid"
            placeItems="center"
            boxSize="7"
            rounded="full"
            textStyle="sm"
            fontWeight="semibold"
            borderWidth="1px"
            {...(index <= current
              ? { bg: "accent.solid", color: "accent.contrast", borderColor: "accent.solid" }
              : { borderColor: "border.emphasized" })}
          >
            {index < current ? <Check size={16} /> : index + 1}
          </Text>
          <Text
            as="span"
            textStyle="sm"
            fontWeight={index === current ? "semibold" : "normal"}
            hideBelow={index === current ? undefined : "sm"}
          >
            {stepTitles[name]}
          </Text>
        </HStack>
      ))}
    </HStack>
  );
}
