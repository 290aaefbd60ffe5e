import { LineIcon } from '../icons/line-icon';

export const CrossIcon = () => <LineIcon size={16} path="M4 4l8 8M12 4l-8 8" />;

export const ColumnsIcon = () => <LineIcon path="M3.5 4h13v12h-13zM8 4v12m4-12v12" />;

export const DensityIcon = () => <LineIcon path="M3.5 4.5h13m-13 3.6h13m-13 3.7h13m-13 3.7h13" />;
