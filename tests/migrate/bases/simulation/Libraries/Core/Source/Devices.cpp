#include "stdafx.h"
#include "Devices.h"
#include "Log.h"

using namespace concurrency;

namespace Sim
{
    namespace Core
    {
        int PrintAccelerators(bool verbose)
        {
            std::vector<accelerator> all = accelerator::get_all();
            for (size_t i = 0; i < all.size(); ++i)
            {
                const accelerator& a = all[i];
                if (!verbose)
                    continue;
                wprintf(L"%Iu: %ls (%s)\n", i, a.description.c_str(), a.device_path.c_str());
                std::wcout << L"   memory " << a.dedicated_memory / 1024 << L" MB"
                           << (a.is_emulated ? L", emulated" : L"") << std::endl;
            }
            return static_cast<int>(all.size());
        }

        accelerator_view ChooseView()
        {
            auto all = accelerator::get_all();
            auto found = std::find_if(begin(all), end(all), [](const accelerator& a) {
                return !a.is_emulated && a.supports_double_precision && !a.has_display; });
            if (found != end(all))
                return found->create_view(queuing_mode_immediate);
            Log(Level::Warning, L"no device of the wanted kind among %u", (unsigned)all.size());
            return accelerator().default_view;
        }
    }
}
