import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { notSentPage, sentPage, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { forms } from './forms';
import type { FormPageProps } from './form-page';

type LoadPage = () => Promise<ComponentType<FormPageProps>>;

const formPage: LoadPage = () => import('./form-page').then((module) => module.FormPage);
const loadSentPage: LoadPage = () => import('./sent-page').then((module) => module.SentPage);
const loadNotSentPage: LoadPage = () =>
  import('./not-sent-page').then((module) => module.NotSentPage);

/** The three pages of a form: the form, and where it leads without JavaScript. `page` is for a form with company. */
export const formRoutes = (name: SubmissionName, page: LoadPage = formPage): RouteObject[] => [
  { id: name, path: submissions[name].page, lazy: loadWithForm(name, page) },
  { id: `${name}-sent`, path: sentPage(name), lazy: loadWithForm(name, loadSentPage) },
  { id: `${name}-not-sent`, path: notSentPage(name), lazy: loadWithForm(name, loadNotSentPage) },
];

const loadWithForm = (name: SubmissionName, page: LoadPage) => async () => {
  const [{ form }, Page] = await Promise.all([forms[name](), page()]);
  return { Component: () => <Page definition={form} /> };
};
