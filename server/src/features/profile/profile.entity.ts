import { Column, Entity, PrimaryColumn, type EntityManager } from "typeorm";
import { normalEmail, type UserType } from "../../contract/index.js";

/** A person with an account. The id is also that of a student's profile. */
@Entity("profiles")
export class ProfileEntity {
  @PrimaryColumn("uuid")
  id!: string;

  /** In its normal form, see `normalEmail`; unique among verified addresses. */
  @Column("text")
  email!: string;

  /** argon2id in PHC format. */
  @Column("text")
  passwordHash!: string;

  /** Null until a link mailed to the address is opened; login requires it. */
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

/**
 * The account with an address in any spelling, alone. As long as the address is not verified, the registrations that
 * wait for it instead, newest first.
 */
export async function findByEmail(manager: EntityManager, email: string): Promise<ProfileEntity[]> {
  const found = await manager.find(ProfileEntity, {
    where: { email: normalEmail(email) },
    order: { createdAt: "desc", id: "desc" },
  });
  const account = found.find(({ emailVerifiedAt }) => emailVerifiedAt);
  return account ? [account] : found;
}
