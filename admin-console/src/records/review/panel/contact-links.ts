import type { AdminRecord } from '../../../base/model/admin-record';
import { internationalNumber } from '../../../base/model/international-number';
import { recordEmail, recordPhone } from '../../../base/model/record-identity';

export interface ContactLinks {
  readonly mail?: string;
  readonly call?: string;
  readonly whatsApp?: string;
}

/** How the person of a record can be reached, as addresses for links. */
export function contactLinks(record: AdminRecord): ContactLinks {
  const email = recordEmail(record);
  const phone = recordPhone(record);
  const dialled = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  // WhatsApp knows numbers in international form only; a country is never guessed.
  const international = internationalNumber(phone);
  return {
    // An address is one word around one @; anything else could smuggle headers into the mail.
    ...(/^[^\s@?&]+@[^\s@?&]+$/.test(email) && { mail: `mailto:${encodeURI(email)}` }),
    ...(/\d/.test(dialled) && { call: `tel:${international ?? dialled}` }),
    ...(international && { whatsApp: `https://wa.me/${international.slice(1)}` }),
  };
}
