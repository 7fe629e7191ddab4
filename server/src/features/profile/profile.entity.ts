import { Column, Entity, PrimaryColumn, type EntityManager } from "typeorm";
import { normalEmail, type UserType } from "../../contract/index.js";

/** A person with an account. The id is also that of a student's profile. */
@Entity("profiles")
export class ProfileEntity {
  @PrimaryColumn("uuid")
  id!: string;

  /** In its normal form, see `normalEmail`; unique. */
  @Column("text")
  email!: string;

  /** argon2id in PHC format. */
  @Column("text")
  passwordHash!: string;

  /** Null until the first verification link is opened; login requires it. */
  @Column("timestamptz", { nullable: true })
  emailVerifiedAt!: Date | null;

  @Column("text")
  firstName!: string;

  @Column("text")
  lastName!: string;

  @Column("text", { nullable: true })
  avatarUrl!: string | null;

  @Column("text", { nullable: true })
  bio!: string | null;

  @Column("text")
  userType!: UserType;

  @Column("timestamptz")
  createdAt!: Date;

  @Column("timestamptz")
  updatedAt!: Date;

  /** Null, except in the row that stands for a deleted account in what others completed with it. */
  @Column("timestamptz", { nullable: true })
  deletedAt!: Date | null;
}

/** The account with an address, in any spelling. */
export function findByEmail(manager: EntityManager, email: string): Promise<ProfileEntity | null> {
  return manager.findOneBy(ProfileEntity, { email: normalEmail(email) });
}
