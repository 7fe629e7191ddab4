import type { EntityManager } from "typeorm";
import type { Dependencies } from "../../feature.js";
import { pictureType, squarePicture, type PictureFit } from "../../platform/pictures.js";
import { filesPath } from "../../platform/storage/file-cleaning.js";
import { newFileName } from "../../platform/storage/file-storage.js";
import type { Action } from "../../policy/permissions.js";
import type { SignedInViewer, Viewer } from "../../policy/viewer.js";
import { ProfileEntity } from "../profile/index.js";
import { Permit } from "../../policy/permit.js";
import { ClubEntity } from "../clubs/index.js";
import { actingFor, type Organisation } from "../memberships/index.js";
import { StartupEntity } from "../startups/index.js";

/** What a picture shows: the person, or their club or startup. */
export type PictureSubject = "avatar" | "logo";

interface Place {
  action: Action;
  /** What the picture is of: the person, or what the person acts for. */
  of: "person" | Organisation;
  fit: PictureFit;
  /** Stores the picture's address, or null, in the row with that id. */
  write: (manager: EntityManager, id: string, url: string | null) => Promise<unknown>;
}

const avatar: Place = {
  action: "profile.update",
  of: "person",
  fit: "cover",
  write: (manager, id, avatarUrl) => manager.update(ProfileEntity, id, { avatarUrl, updatedAt: new Date() }),
};
const clubLogo: Place = {
  action: "club.update",
  of: "club",
  fit: "contain",
  write: (manager, id, logoUrl) => manager.update(ClubEntity, id, { logoUrl }),
};
const startupLogo: Place = {
  action: "startup.update",
  of: "startup",
  fit: "contain",
  write: (manager, id, logoUrl) => manager.update(StartupEntity, id, { logoUrl }),
};

/** Where a viewer's picture goes. Students who are no officers have no logo, which the club's permission says. */
const placeOf = (viewer: Viewer, subject: PictureSubject): Place =>
  subject === "avatar" ? avatar : viewer.role === "startup" ? startupLogo : clubLogo;

/** Pictures of people, clubs and startups, managed by their owners. */
export class PictureService {
  constructor(private readonly parts: Pick<Dependencies, "database" | "storage" | "rateLimits">) {}

  /**
   * Checks and counts whether the viewer may put or remove such a picture, before a file is read.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED.
   */
  async admit(viewer: Viewer, subject: PictureSubject, address: string): Promise<void> {
    const place = placeOf(viewer, subject);
    const { person } = Permit.grant(viewer, place.action);
    await this.parts.database.readAs(person, (manager) => rowOf(manager, person, place));
    await this.parts.rateLimits.consume("uploadPicture", { address, account: person.id });
  }

  /**
   * Replaces the viewer's current picture. The new file is stored first, under a new name, and becomes visible once the
   * row refers to it; if that fails, the file is removed again.
   * @returns its address, relative to the product's own.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, FILE_TOO_LARGE, FILE_TYPE_NOT_ALLOWED, FILE_NOT_READABLE.
   * StorageError.
   */
  async put(viewer: Viewer, subject: PictureSubject, file: Buffer): Promise<string> {
    const place = placeOf(viewer, subject);
    const permit = Permit.grant(viewer, place.action);
    const picture = await squarePicture(file, place.fit);
    const name = newFileName(pictureType.extension);
    await this.parts.storage.put(name, picture, pictureType.contentType);
    try {
      await this.write(permit, place, filesPath + name);
    } catch (error) {
      // The original error is the response either way; the nightly sweep removes what is left.
      await this.parts.storage.remove(name).catch(() => undefined);
      throw error;
    }
    return filesPath + name;
  }

  /** @throws AppError UNAUTHENTICATED, FORBIDDEN. */
  async remove(viewer: Viewer, subject: PictureSubject): Promise<void> {
    const place = placeOf(viewer, subject);
    const permit = Permit.grant(viewer, place.action);
    await this.write(permit, place, null);
  }

  /** A job that the database adds in the same transaction removes the file the row referred to before. */
  private async write(permit: Permit, place: Place, url: string | null): Promise<void> {
    const row = {
      first: (manager: EntityManager) => rowOf(manager, permit.person, place),
      ids: (id: string) => [id],
    };
    await this.parts.database.write(permit, row, (manager, id) => place.write(manager, id, url));
  }
}

/** The id of the row that shows the picture. @throws AppError FORBIDDEN where there is none. */
const rowOf = async (manager: EntityManager, person: SignedInViewer, { of }: Place): Promise<string> =>
  of === "person" ? person.id : actingFor(manager, person, of);
