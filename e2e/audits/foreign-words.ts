import type { Page } from '@playwright/test';
import { church } from 'contract/church';
import type { Language } from 'contract/languages';

/** The 300 commonest words of a language that are no words or names of the others, and words of forms. */
const wordsOf: Readonly<Partial<Record<Language, string>>> = {
  en: `the and that have for with this from they would there their what about which when make like time just know take
    people into your good some could them see other than then now look only come its over think back after use
    two how our work first well way even new want because any these give most us are is were been has had did
    does you he she we it his him my me of to on at by but if or as be do no up out all one who get can go more
    very where here through much before too same tell between both few each every never always often again last
    next long great little own old right big high different small large early young important public able please
    yours ours themselves myself yourself something someone everyone anything nothing everything day year week
    month today tomorrow morning evening night sunday monday tuesday wednesday thursday friday saturday january
    february march june july october december church service prayer worship help need welcome visit read learn
    call write send sent open close closed choose chosen search page phone address message thank thanks sorry
    error required optional number date birth male female married single yes loading download watch photo
    picture window show hide play pause previous submit cancel save delete edit change forgot password log
    register sign contact giving given join forms requests enquiries testimonies departments welfare such should
    must might while why those another house home woman women children world life place case point government
    company group problem fact ask seem feel try leave keep let put begin against turn follow around once off
    away since until found told came went said got done being having though enough almost together least later
    above below behind already although among area believe book build business certain clear community country
    course`,
  de: `und der das nicht ein eine einen einem einer ist mit für auf dich dir wir uns ihr euch sie ich mir mich den dem
    des sich auch als nach wie aus bei oder aber wenn noch nur schon mehr sehr kann können wird werden wurde
    sind haben hatte zum zur vom beim über unter zwischen durch ohne gegen weil dass damit dann dort heute
    morgen gestern woche monat jahr tag uhr bitte danke deine dein deinen deiner unser unsere unseren kein keine
    keinen alle alles etwas nichts jemand niemand jeder jede immer nie wieder gottesdienst gemeinde gebet hilfe
    seite schreib schreiben senden gesendet öffnen schließen wählen anmelden abmelden passwort startseite
    spenden mitmachen kontakt impressum ab allen aller alten andere anderen anderer anderes anfang ansehen
    arbeit auge augen außer außerdem beide beiden beispiel bekannt bereits besser besonders besten bis bleiben
    bleibt brauchen braucht bringen buch da dabei dafür daher damals danach daran darauf daraus darf darüber
    darum davon davor dazu denken denn derselbe deshalb deutsch diese diesem diesen dieser dieses doch drei
    durfte eben eigen eigentlich einander einfach einige einigen einmal einzige endlich erst erste ersten erster
    essen euer eure finden fragen frau frauen freund freunde früher fünf ganz ganze ganzen geben gegangen gehen
    gehört geht gemacht gemeinsam genau genug gerade gern gesagt geschichte gesehen gewesen gibt ging glauben
    gleich groß große großen größer gute guten hätte haus heißt helfen herz hier hilft hinter hoch hören ihm ihn
    ihnen ihre ihrem ihren ihrer irgend jahre jahren jedem jeden jedes jedoch jene jetzt junge kam keiner keines
    kinder kirche klein kleine kleinen kommen kommt konnte lange langsam lassen leben leicht leider lesen letzte
    letzten leute lieber liebe machen macht mal manche manchmal mein meine meinem meinen meiner meist menschen
    mensch minuten mittwoch montag müssen musste muss mutter nacht nächste nächsten nah neben nehmen nein neu
    neue neuen neun niemals nötig oben`,
};

/**
 * Finds words of another language in a page's text, accessible names and head, one line each. Parts with another `lang`
 * are left out.
 * @param names that are the same in every language, besides the church's own
 */
export function findForeignWords(
  page: Page,
  language: Language,
  names: readonly string[] = [],
): Promise<string[]> {
  const others = Object.entries(wordsOf).filter(([code]) => code !== language);
  const words = others.flatMap(([, list]) => list.split(/\s+/));
  return page.evaluate(readForeignWords, { language, words, names: [church.name, ...names] });
}

interface Search {
  readonly language: string;
  readonly words: readonly string[];
  readonly names: readonly string[];
}

/** Runs in the browser, so it must not use outer variables. */
function readForeignWords({ language, words: known, names }: Search): string[] {
  const foreign = new Set(known);
  const isOurs = (element: Element | null) =>
    element?.closest('[lang]')?.getAttribute('lang') === language;
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent?.matches('script, style') || !isOurs(parent)) continue;
    texts.push(walker.currentNode.textContent ?? '');
  }
  const spoken = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder'];
  for (const element of document.querySelectorAll('*')) {
    if (isOurs(element)) texts.push(...spoken.map((one) => element.getAttribute(one) ?? ''));
  }
  const said = '[name=description], [property$=title], [property$=description], [property$=alt]';
  for (const meta of document.querySelectorAll<HTMLMetaElement>(said)) texts.push(meta.content);
  for (const { textContent } of document.querySelectorAll('[type="application/ld+json"]')) {
    const values = textContent.matchAll(
      /"(?:name|description|headline|alternateName|slogan|caption)":("(?:[^"\\]|\\.)*")/g,
    );
    for (const [, value = '""'] of values) texts.push(JSON.parse(value) as string);
  }
  return texts.flatMap((text) => {
    // Addresses of mails and pages are the same in every language.
    const words = names
      .reduce((rest, name) => rest.replaceAll(name, ''), text)
      .split(/\s/)
      .filter((word) => !/@|:\/\//.test(word));
    const found = (
      words
        .join(' ')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).filter((word) => foreign.has(word));
    return found.length > 0 ? [`${found.join(', ')}: ${text.trim()}`] : [];
  });
}
