import type { FastifyRequest } from 'fastify';
import { profileBody, profileImage } from 'contract/profile';
import { addUnique } from '../../http/bodies/json-body';
import { HttpError, badRequest, tooLarge } from '../../http/errors/http-error';
import { pictureTooLarge } from '../../content/pictures/picture-maker';

/** The limits fit a registration and a few fields that browsers add. The whole stays below `registrationLimit`. */
const limits = {
  fields: Object.keys(profileBody.properties).length + 8,
  parts: Object.keys(profileBody.properties).length + 9,
  files: 1,
  fieldNameSize: 100,
  fieldSize: 4096,
  headerPairs: 20,
  fileSize: profileImage.maxBytes,
};

/** The limit of a whole registration in bytes: its picture and its fields with their headers. */
export const registrationLimit = profileImage.maxBytes + limits.fields * (limits.fieldSize + 1024);

export interface MultipartForm {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Undefined also if the browser sent the empty file that means none was chosen. */
  readonly image?: Buffer;
}

/**
 * Reads a registration into memory, so that an aborted upload leaves no file. Throws an HttpError: 413 beyond the
 * limits, 400 for malformed input (safety 3.B).
 */
export async function readMultipartForm(request: FastifyRequest): Promise<MultipartForm> {
  const names = new Set<string>();
  const fields: Record<string, unknown> = {};
  let image: Buffer | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      const name = part.fieldname;
      addUnique(names, name);
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (name === profileImage.field && bytes.length > 0) image = bytes;
      } else {
        if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge();
        fields[name] = checkText(part.value);
      }
    }
  } catch (error) {
    throw toHttpError(error);
  }
  return image === undefined ? { fields } : { fields, image };
}

/** Refuses U+FFFD: the parser replaces invalid UTF-8 by it, and nobody types it. */
function checkText(value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\ufffd')) {
    throw badRequest('What was sent is not valid UTF-8. Please check it.');
  }
  return value;
}

/** The parser gives some errors a status; those without one are about malformed input. */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return pictureTooLarge();
  if (statusCode === 413) return tooLarge();
  if (code === undefined && (error as Error).name !== 'Error') throw error;
  return badRequest('This form did not arrive whole. Please send it again.', 'incomplete-upload');
}
