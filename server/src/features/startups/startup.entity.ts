import { Column, Entity, PrimaryColumn } from "typeorm";
import type { Industry } from "../../contract/index.js";

/** A startup. Who acts for it stands in memberships. */
@Entity("startup_profiles")
export class StartupEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("text")
  companyName!: string;

  /** The position in the company of the person who registered it. */
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
