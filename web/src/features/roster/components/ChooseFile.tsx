import { useId, useRef, useState, type ChangeEvent, type DragEvent } from "react";
import { Button, Stack, Text } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { FileUp } from "lucide-react";

export interface ChooseFileProps {
  busy: boolean;
  onChoose: (file: File) => void;
}

/** A place to drop a CSV file on, with a button that does the same. */
export function ChooseFile({ busy, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hint = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Choosing the same file again reads it again.
    event.target.value = "";
    if (file) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !busy) onChoose(file);
  };
  return (
    <Stack
      gap="3"
      p="6"
      align="center"
      textAlign="center"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? "accent.solid" : "border.emphasized"}
      bg={isOver ? "bg.subtle" : undefined}
      rounded="l3"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button
        colorPalette="accent"
        onClick={() => input.current?.click()}
        loading={busy}
        loadingText="Reading..."
        aria-describedby={hint}
      >
        <FileUp size={16} aria-hidden />
        Choose a CSV File
      </Button>
      <Text id={hint} textStyle="sm" color="fg.muted">
        {`Or drop it here. One student a row, at most ${limits.rosterRowsPerFile}, with an email address and, if you like, names and course.`}
      </Text>
      <input ref={input} type="file" accept=".csv,.tsv,.txt,text/csv" aria-label="CSV file" onChange={choose} hidden />
    </Stack>
  );
}
