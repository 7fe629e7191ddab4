import { useEffect, useId } from "react";
import { Badge, Button, Card, Flex, Text } from "@chakra-ui/react";
import { projectCategoryLabels } from "@quadwork/server/contract";
import { ArrowRight, Plus } from "lucide-react";
import { CardGrid } from "~/components/CardGrid";
import { CardSkeletons } from "~/components/CardSkeletons";
import { useProjectTemplatesQuery, type ProjectTemplatesQuery } from "../hooks/ProjectTemplates.generated";

type Template = ProjectTemplatesQuery["projectTemplates"][number];

function TemplateCard({ template, onUse }: { template: Template; onUse: () => void }) {
  const titleId = useId();
  return (
    <Card.Root size="sm">
      <Card.Body gap="3">
        <Badge alignSelf="flex-start">{projectCategoryLabels[template.category]}</Badge>
        <Card.Title as="h3" id={titleId}>
          {template.title}
        </Card.Title>
        <Text color="fg.muted" textStyle="sm">
          {template.description}
        </Text>
      </Card.Body>
      <Card.Footer>
        <Button variant="outline" size="sm" onClick={onUse} aria-describedby={titleId}>
          Use Template
        </Button>
      </Card.Footer>
    </Card.Root>
  );
}

export interface TemplateStepProps {
  onUseTemplate: (template: Template) => void;
  onStartCustom: () => void;
  /** Returns to a draft that was begun already; absent when there is none. */
  onContinue?: () => void;
}

/** Step one: start from a template or from nothing. */
export function TemplateStep({ onUseTemplate, onStartCustom, onContinue }: TemplateStepProps) {
  const { data, loading, error } = useProjectTemplatesQuery();

  // Without templates a project can still be written from nothing, so a failure is only logged.
  useEffect(() => {
    if (error) console.error("The project templates could not be loaded.", error);
  }, [error]);

  return (
    <>
      <Flex gap="3" wrap="wrap" justify="space-between" align="center" mb="5">
        <Text color="fg.muted">Start from a template and change what you like, or write your own.</Text>
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
      {data ? (
        <CardGrid>
          {data.projectTemplates.map((template) => (
            <TemplateCard key={template.id} template={template} onUse={() => onUseTemplate(template)} />
          ))}
        </CardGrid>
      ) : null}
    </>
  );
}
