import { Button } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { useNavigate } from "react-router";

/** Goes to the previous page, or to the projects if this page was opened directly. */
export function BackButton({ label = "Back", variant = "ghost" }: { label?: string; variant?: "ghost" | "outline" }) {
  const navigate = useNavigate();
  const goBack = () => {
    // React Router counts its history entries; before the first, there is no page of ours.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    void (idx ? navigate(-1) : navigate("/dashboard/projects"));
  };
  return (
    <Button variant={variant} size="sm" ms={variant === "ghost" ? "-3" : undefined} onClick={goBack}>
      <ArrowLeft size={16} aria-hidden />
      {label}
    </Button>
  );
}
