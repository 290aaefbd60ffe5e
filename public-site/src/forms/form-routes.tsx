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

/** The pages of every form. `pages` are those of forms with company on theirs. */
export const formRoutes = (pages: { readonly [Name in SubmissionName]?: LoadPage }) =>
  submissionNames.flatMap((name) => routesOf(name, pages[name] ?? formPage));

/** The three pages of a form: the form, and where it leads without JavaScript. */
const routesOf = (name: SubmissionName, page: LoadPage): RouteObject[] => [
  { id: name, path: submissions[name].page, lazy: loadWithForm(name, page) },
  { id: `${name}-sent`, path: sentPage(name), lazy: loadWithForm(name, loadSentPage) },
  { id: `${name}-not-sent`, path: notSentPage(name), lazy: loadWithForm(name, loadNotSentPage) },
];

const loadWithForm = (name: SubmissionName, page: LoadPage) => async () => {
  const [form, Page] = await Promise.all([loadForm(name), page()]);
  return { Component: () => <Page definition={form} /> };
};
