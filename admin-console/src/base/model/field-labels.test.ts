import { submissionNames, submissions } from 'contract/submissions';
import { fieldLabel } from './field-labels';

it.each([
  ['name', 'Name'],
  ['fullName', 'Full name'],
  ['previousVisitDate', 'Previous visit date'],
  ['partner1Name', 'Partner 1 name'],
  ['dob', 'Date of birth'],
  ['contactEmail', 'Contact e-mail'],
  ['local_pastor', 'Local pastor'],
  ['größeÜber', 'Größe über'],
  ['constructor', 'Constructor'],
  ['', ''],
])('names the field %j %j', (field, label) => {
  expect(fieldLabel(field)).toBe(label);
});

it.each(submissionNames)('tells the fields of %s apart', (name) => {
  const labels = Object.keys(submissions[name].body.properties).map((field) => fieldLabel(field));
  expect(new Set(labels).size).toBe(labels.length);
});
