import { HStack, Skeleton, SkeletonCircle, Stack, VisuallyHidden } from "@chakra-ui/react";

/** Five placeholder rows. */
export function ApplicationListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading applications...</VisuallyHidden>
      <Stack gap="2" aria-hidden>
        {Array.from({ length: 5 }, (_, index) => (
          <HStack
            key={index}
            data-testid="application-skeleton"
            gap="3"
            p="4"
            borderWidth="1px"
            rounded="l3"
            bg="bg.panel"
          >
            <SkeletonCircle size="9" />
            <Stack flex="1" gap="2">
              <Skeleton height="4" width="60%" />
              <Skeleton height="4" width="85%" />
            </Stack>
          </HStack>
        ))}
      </Stack>
    </div>
  );
}
