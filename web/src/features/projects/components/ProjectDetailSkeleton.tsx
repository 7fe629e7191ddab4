import { Skeleton, SkeletonText, Stack, VisuallyHidden } from "@chakra-ui/react";

/** The shape of a project that is being loaded. */
export function ProjectDetailSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading project...</VisuallyHidden>
      <Stack gap="6" aria-hidden>
        <Skeleton height="8" width="50%" />
        <Skeleton height="10" width="70%" />
        <Skeleton height="32" rounded="l3" />
        <SkeletonText noOfLines={5} />
      </Stack>
    </div>
  );
}
