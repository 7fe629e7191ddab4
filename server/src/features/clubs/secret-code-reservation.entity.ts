import { Column, Entity, PrimaryColumn } from "typeorm";

/** A code shown on a registration form before the club exists. */
@Entity("secret_code_reservations")
export class SecretCodeReservationEntity {
  @PrimaryColumn("text")
  secretCode!: string;

  @Column("timestamptz")
  expiresAt!: Date;
}
