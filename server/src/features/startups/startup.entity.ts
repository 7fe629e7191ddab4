import { Column, Entity, PrimaryColumn } from "typeorm";
import type { Industry } from "../../contract/index.js";

/** The startup part of a person's profile, with the same id. */
@Entity("startup_profiles")
export class StartupEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("text")
  companyName!: string;

  /** The person's position in the company. */
  @Column("text")
  position!: string;

  @Column("text")
  industry!: Industry;

  @Column("text", { nullable: true })
  website!: string | null;

  @Column("text", { nullable: true })
  description!: string | null;

  @Column("text", { nullable: true })
  logoUrl!: string | null;
}
