import { CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

/** A version of the Terms of Service that a person accepted. */
@Entity("terms_acceptances")
export class TermsAcceptanceEntity {
  @PrimaryColumn("uuid")
  profileId!: string;

  /** One of `termsVersions`. */
  @PrimaryColumn("text")
  version!: string;

  /** When the person first accepted it. */
  @CreateDateColumn({ type: "timestamptz" })
  acceptedAt!: Date;
}
