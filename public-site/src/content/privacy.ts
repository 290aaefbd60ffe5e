import { church } from 'contract/church';
import type { Translated } from 'shared-ui/language';
import type { LegalTexts } from './legal-texts';

const { street, postalCode, city, country } = church.address;

/** What Art. 13 GDPR asks a site to say. Counsel must confirm it before a church goes live. */
export const privacy: Translated<LegalTexts> = {
  en: {
    title: 'Privacy',
    description:
      'Which personal data the church keeps, what for, how long, and what your rights are.',
    intro:
      'You trust us with something of yours. This page says, in plain words, what we do with it.',
    chapters: [
      {
        title: 'Who is responsible',
        paragraphs: [
          `${church.name}, ${street}, ${postalCode} ${city}, ${country}, ${church.emails[0]}, ${church.phone.display}. Write to this address with any question about your data.`,
        ],
      },
      {
        title: 'What we keep, and what for',
        paragraphs: [
          'When you send a form, we keep what you typed into it and the time at which it arrived. We use it for the purpose of that form and for nothing else: to answer you, to visit you, to prepare your child’s dedication, to know how many chairs we need.',
          'When you create a profile, we keep its fields and a password that even we cannot read.',
          'A testimony that you share is shown on this site to everybody, with the name that you gave, or as Anonymous.',
        ],
      },
      {
        title: 'On what ground',
        paragraphs: [
          'That you turn to a church may say something about your faith. The law protects such data in particular (Art. 9 GDPR). We keep it because you give it to us of your own will (Art. 6(1)(a) and Art. 9(2)(a)), and where you are a member or in regular contact with us, within our work as a church (Art. 9(2)(d)). You may withdraw your consent at any time.',
        ],
      },
      {
        title: 'Who sees it',
        paragraphs: [
          'The church office and the people whose task your request is: a pastor, the prayer team, the treasurer. We pass it to nobody else, sell nothing, and send nothing to advertisers. The data lie on the server of this site.',
        ],
      },
      {
        title: 'How long',
        paragraphs: [
          'As long as the purpose lasts. Enquiries and messages are deleted when they have been dealt with; registrations after the programme; records of dedications, weddings and gifts as long as the law asks us to keep them.',
        ],
      },
      {
        title: 'Cookies and storage',
        paragraphs: [
          'This site does not follow you. It keeps what you are typing in this browser tab until you have sent it, who you are while you are logged in, and on this device whether you have chosen light or dark colours. There is nothing to consent to, so there is no banner.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You may ask what we keep about you, have it corrected, deleted or handed over, restrict its use and object to it. Write to us. If you think that we are wrong, you may turn to the Austrian Data Protection Authority (Datenschutzbehörde), Barichgasse 40-42, 1030 Vienna.',
        ],
      },
    ],
  },
};
