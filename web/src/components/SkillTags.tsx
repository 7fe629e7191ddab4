import { HStack, Tag } from "@chakra-ui/react";

export interface SkillTagsProps {
  skills: readonly string[];
  /** How many are shown before '+N more'. */
  max?: number;
}

/** Skills as tags, at most `max` of them, then '+N more'. */
export function SkillTags({ skills, max = 3 }: SkillTagsProps) {
  if (skills.length === 0) return null;
  const rest = skills.slice(max);
  return (
    <HStack as="ul" listStyleType="none" wrap="wrap" gap="1.5" aria-label="Skills">
      {skills.slice(0, max).map((skill) => (
        <Tag.Root as="li" key={skill} variant="subtle" maxW="full">
          <Tag.Label dir="auto">{skill}</Tag.Label>
        </Tag.Root>
      ))}
      {rest.length > 0 ? (
        <Tag.Root as="li" variant="outline" title={rest.join(", ")}>
          <Tag.Label>+{rest.length} more</Tag.Label>
        </Tag.Root>
      ) : null}
    </HStack>
  );
}
