import { Card, Skeleton, SkeletonText, Stack, VisuallyHidden } from "@chakra-ui/react";
import { CardGrid } from "./CardGrid";

export interface CardSkeletonsProps {
  count?: number;
  /** Read out in place of the shapes. */
  label?: string;
}

/** The shapes of cards that are being loaded. */
export function CardSkeletons({ count = 3, label = "Loading..." }: CardSkeletonsProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>
        <CardGrid>
          {Array.from({ length: count }, (_, index) => (
            <Card.Root key={index} data-testid="card-skeleton" size="sm">
              <Card.Body>
                <Stack gap="4">
                  <Skeleton height="5" width="60%" />
                  <SkeletonText noOfLines={2} />
                  <Skeleton height="6" width="40%" />
                </Stack>
              </Card.Body>
            </Card.Root>
          ))}
        </CardGrid>
      </div>
    </div>
  );
}
