import { Card, Grid } from "@chakra-ui/react";
import { ContactForm } from "~/features/contact/components/ContactForm";
import { ContactInformation } from "~/features/contact/components/ContactInformation";
import { ContentPage } from "~/features/site/components/ContentPage";
import { pageMeta } from "~/features/site/page-meta";

const lead = "Have a question, an idea or a problem? Tell us.";

export const meta = () =>
  pageMeta({ title: "Contact", description: `Get in touch with Quadwork. ${lead}`, path: "/contact" });

export default function ContactPage() {
  return (
    <ContentPage title="Get in Touch" lead={lead}>
      <Grid templateColumns={{ base: "1fr", lg: "1fr 1.8fr" }} gap={{ base: "8", lg: "14" }} alignItems="start">
        <ContactInformation />
        <Card.Root>
          <Card.Body p={{ base: "5", md: "8" }}>
            <ContactForm />
          </Card.Body>
        </Card.Root>
      </Grid>
    </ContentPage>
  );
}
