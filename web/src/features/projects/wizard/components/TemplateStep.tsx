import { useEffect, useId } from "react";
import { Badge, Button, Card, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import { projectCategoryLabels } from "@quadwork/server/contract";
import { ArrowRight, Plus } from "lucide-react";
import { CardGrid } from "~/components/CardGrid";
import { CardSkeletons } from "~/components/CardSkeletons";
import { EmptyState } from "~/components/EmptyState";
import { counted } from "~/texts/counted";
import { useProjectTemplatesQuery } from "../hooks/ProjectTemplates.generated";
import { useTemplateFilter, type ProjectTemplate } from "../hooks/useTemplateFilter";
import { TemplateFilter } from "./TemplateFilter";

interface TemplateCardProps {
  template: ProjectTemplate;
  /** Receives the focus when it appears. */
  focused: boolean;
  onUse: () => void;
}

function TemplateCard({ template, focused, onUse }: TemplateCardProps) {
  const titleId = useId();
  return (
    <Card.Root size="sm">
      <Card.Body gap="3">
        <Badge alignSelf="flex-start">{projectCategoryLabels[template.category]}</Badge>
        <Card.Title as="h3" id={titleId}>
          {template.title}
        </Card.Title>
        {/* The next step shows the full text. */}
        <Text dir="auto" color="fg.muted" textStyle="sm" lineClamp={6}>
          {template.description}
        </Text>
      </Card.Body>
      <Card.Footer>
        <Button variant="outline" size="sm" onClick={onUse} aria-describedby={titleId} autoFocus={focused}>
          Use Template
        </Button>
      </Card.Footer>
    </Card.Root>
  );
}

/** The matching templates, a few at a time to keep the page short on phones. */
function Templates({
  templates,
  onUse,
}: {
  templates: readonly ProjectTemplate[];
  onUse: (template: ProjectTemplate) => void;
}) {
  const filter = useTemplateFilter(templates);
  const { shown, total, firstAdded, showMore } = filter;
  return (
    <>
      <TemplateFilter filter={filter} />
      <VisuallyHidden role="status">{`${counted(total, "template")} found`}</VisuallyHidden>
      {total === 0 ? (
        <EmptyState
          title="No templates found."
          description="Try a different word or category, or create a custom project."
        />
      ) : null}
      <CardGrid>
        {shown.map((template, index) => (
          <TemplateCard
            key={template.id}
            template={template}
            // The pressed button may be gone.
            focused={firstAdded > 0 && index === firstAdded}
            onUse={() => onUse(template)}
          />
        ))}
      </CardGrid>
      {shown.length < total ? (
        <Flex justify="center" pt="6">
          <Button variant="outline" onClick={showMore}>
            Show more
          </Button>
        </Flex>
      ) : null}
    </>
  );
}

export interface TemplateStepProps {
  onUseTemplate: (template: ProjectTemplate) => void;
  onStartCustom: () => void;
  /** Returns to an existing draft; undefined when there is none. */
  onContinue?: () => void;
}

/** Step one: start from a template or from scratch. */
export function TemplateStep({ onUseTemplate, onStartCustom, onContinue }: TemplateStepProps) {
  const { data, loading, error } = useProjectTemplatesQuery();

  // Without templates, a project can still be created from scratch, so a failure is only logged.
  useEffect(() => {
    if (error) console.error("The project templates could not be loaded.", error);
  }, [error]);

  return (
    <>
      <Flex gap="3" wrap="wrap" justify="space-between" align="center" mb="5">
        <Text color="fg.muted">Start from a template and adapt it, or create your own.</Text>
        <Flex gap="2" wrap="wrap">
          {onContinue ? (
            <Button variant="outline" onClick={onContinue}>
              Continue Your Draft
              <ArrowRight size={16} aria-hidden />
            </Button>
          ) : null}
          <Button colorPalette="accent" onClick={onStartCustom}>
            <Plus size={16} aria-hidden />
            Create Custom Project
          </Button>
        </Flex>
      </Flex>
      {loading && !data ? <CardSkeletons label="Loading templates..." count={6} /> : null}
      {data && data.projectTemplates.length > 0 ? (
        <Templates templates={data.projectTemplates} onUse={onUseTemplate} />
      ) : null}
    </>
  );
}
