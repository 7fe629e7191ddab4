import { Column, Entity, PrimaryColumn } from "typeorm";
import type { Industry } from "../../contract/index.js";

/** A row of startup_profiles. Its id is the id of the profile of the person who acts for the startup. */
@Entity("startup_profiles")
export class StartupEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("text")
  companyName!: string;

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
