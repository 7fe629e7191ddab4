import { Card, Skeleton, SkeletonText, Stack, Text } from "@chakra-ui/react";
import { CardGrid } from "./CardGrid";
import { late } from "./late";

export interface CardSkeletonsProps {
  count?: number;
  /** Shown where the first card's title will be. */
  label?: string;
}

/** Placeholders for cards that are loading, with a short label. */
export function CardSkeletons({ count = 3, label = "Loading..." }: CardSkeletonsProps) {
  return (
    <Stack role="status" css={late}>
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <Card.Root key={index} data-testid="card-skeleton" size="sm">
            <Card.Body>
              <Stack gap="4">
                {index === 0 ? (
                  <Text textStyle="sm" color="fg.muted" height="5">
                    {label}
                  </Text>
                ) : (
                  <Skeleton height="5" width="60%" />
                )}
                <SkeletonText noOfLines={2} />
                <Skeleton height="6" width="40%" />
              </Stack>
            </Card.Body>
          </Card.Root>
        ))}
      </CardGrid>
    </Stack>
  );
}
