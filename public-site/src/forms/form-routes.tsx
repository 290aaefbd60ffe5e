import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { notSentPage, sentPage, submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { loadForm } from './forms';
import type { FormPageProps } from './form-page';

type LoadPage = () => Promise<ComponentType<FormPageProps>>;

const formPage: LoadPage = () => import('./form-page').then((module) => module.FormPage);
const loadSentPage: LoadPage = () => import('./sent-page').then((module) => module.SentPage);
const loadNotSentPage: LoadPage = () =>
  import('./not-sent-page').then((module) => module.NotSentPage);

interface OwnPages {
  readonly form?: LoadPage;
  readonly sent?: LoadPage;
}

/**
 * The routes of all forms.
 * @param pages custom pages of forms with further content
 */
export const formRoutes = (pages: { readonly [Name in SubmissionName]?: OwnPages }) =>
  submissionNames.flatMap((name) => routesOf(name, pages[name] ?? {}));

/** The three routes of a form: its page, and the two that follow it without JavaScript. */
const routesOf = (
  name: SubmissionName,
  { form = formPage, sent = loadSentPage }: OwnPages,
): RouteObject[] => [
  { id: name, path: submissions[name].page, lazy: loadWithForm(name, form) },
  { id: `${name}-sent`, path: sentPage(name), lazy: loadWithForm(name, sent) },
  { id: `${name}-not-sent`, path: notSentPage(name), lazy: loadWithForm(name, loadNotSentPage) },
];

const loadWithForm = (name: SubmissionName, page: LoadPage) => async () => {
  const [form, Page] = await Promise.all([loadForm(name), page()]);
  return { Component: () => <Page definition={form} /> };
};
