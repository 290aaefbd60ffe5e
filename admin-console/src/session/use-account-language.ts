import { useEffect } from 'react';
import { language } from 'contract/language';
import { addressIn, rememberLanguage } from 'shared-ui/language-choice';
import { useLocation } from 'react-router-dom';
import { useStaffAccount } from './staff-account';

/** Reloads the console if the user's account has another language, because each document has only one (decision 47). */
export function useAccountLanguage(load: (address: string) => void = replaceDocument): void {
  const accountLanguage = useStaffAccount()?.language;
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (accountLanguage === undefined || accountLanguage === language) return;
    rememberLanguage(accountLanguage);
    load(addressIn(accountLanguage, { pathname, search, hash }));
  }, [accountLanguage, load, pathname, search, hash]);
}

const replaceDocument = (address: string) => location.replace(address);
